import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/content';
import {notePieces} from '@site/src/content/notes';
import type {Update} from '@site/src/content/model';

type EditorsNotesProps = {
  /** The `updates` of an article's front matter; nothing is shown while there are none. */
  updates?: readonly Update[];
};

/** What has changed since an article was published: dated notes above its text, the newest first. */
export default function EditorsNotes({updates = []}: EditorsNotesProps) {
  if (updates.length === 0) return null;
  const newestFirst = [...updates].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <aside className="quiet" aria-label="Editor’s notes">
      {newestFirst.map(({date, text}) => (
        <p key={date + text}>
          <strong>
            Editor’s note, <time dateTime={date}>{formatDate(date)}</time>
          </strong>{' '}
          {notePieces(text).map(({words, to}, index) =>
            to ? (
              <Link key={index} to={to}>
                {words}
              </Link>
            ) : (
              words
            ),
          )}
        </p>
      ))}
    </aside>
  );
}
