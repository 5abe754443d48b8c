import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/content';
import {notePieces} from '@site/src/content/notes';
import type {Update} from '@site/src/content/model';

type EditorsNotesProps = {
  updates?: readonly Update[];
};

/** Dated notes above an article's text, newest first, about what has changed since it was published. */
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
