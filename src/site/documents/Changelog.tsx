interface Version {
  readonly title: string;
  readonly changes: readonly string[];
}

/** Reads the headings and list items of CHANGELOG.md. */
export function readChangelog(source: string): readonly Version[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const items = lines.join('\n').split(/^- /m).slice(1);
      return { title: title.trim(), changes: items.map((item) => item.replace(/\s+/g, ' ').trim()) };
    });
}

/** What stands between backticks is code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

export function Changelog({ versions }: { versions: readonly Version[] }) {
  return versions.map(({ title, changes }) => (
    <section key={title} className="below-section about" aria-label={title}>
      <h2>{title}</h2>
      <ul className="steps">
        {changes.map((change) => (
          <li key={change}>{withCode(change)}</li>
        ))}
      </ul>
    </section>
  ));
}
