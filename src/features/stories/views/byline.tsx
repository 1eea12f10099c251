/** The author with their initials, and a few words below. */
export function Byline({ author, line }: { author: string; line?: React.ReactNode }) {
  return (
    <div className="flex items-center gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-pill bg-brand font-medium text-on-brand text-small"
      >
        {initials(author)}
      </span>
      <p>
        {author}
        {line && <span className="block text-ink-muted text-small">{line}</span>}
      </p>
    </div>
  );
}

/** 'Maj-Britt von Öhman' → 'MÖ'. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => [...(word ?? '')][0] ?? '').join('');
}
