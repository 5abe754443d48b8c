/** A title whose hyphenated words stay on one line, so that "Mind-Body" never ends a line at its hyphen. */
export default function Unbroken({children: title}: {children: string}) {
  return title.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
