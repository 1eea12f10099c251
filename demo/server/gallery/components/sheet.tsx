import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  note?: string | undefined;
  id: string;
  children: ReactNode;
}

/** One subject of the gallery: its name on the left, the pieces on the right, a hairline above. */
export function Sheet({ title, note, id, children }: SheetProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-gap gap-y-8 border-line border-t py-12 first:border-t-0 lg:grid-cols-12 lg:py-16"
    >
      <div className="lg:col-span-3">
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p className="mt-3 max-w-[22rem] text-ink-muted">{note}</p>}
      </div>
      <div className="grid min-w-0 gap-10 lg:col-span-9">{children}</div>
    </section>
  );
}

interface SampleProps {
  name: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A piece, or a row of them, under its name. */
export function Sample({ name, children, className }: SampleProps) {
  return (
    <div className="grid min-w-0 content-start gap-4">
      <h3 className="font-sans text-ink-muted text-small">{name}</h3>
      <div className={className ?? 'flex flex-wrap items-center gap-3'}>{children}</div>
    </div>
  );
}
