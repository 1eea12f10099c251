import type { ReactNode } from 'react';
import { RoadLine, type RoadLineKind } from './road-line.tsx';

interface Props {
  illustration: RoadLineKind;
  heading: string;
  text: string;
  /** Buttons to go on with. */
  actions: ReactNode;
  /** Links beside the text. */
  aside?: ReactNode;
}

/** The main area of the 404, 500 and 503 pages. */
export function ErrorPage({ illustration, heading, text, actions, aside }: Props) {
  return (
    <section className="overflow-hidden py-section">
      <div className="mb-10 text-line-strong md:mb-14">
        <RoadLine kind={illustration} />
      </div>
      <div className="page-width grid gap-x-gap gap-y-14 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1>{heading}</h1>
          <p className="mt-6 max-w-[30rem] text-ink-muted text-lead">{text}</p>
          <div className="mt-10 flex flex-wrap gap-3">{actions}</div>
        </div>
        {aside}
      </div>
    </section>
  );
}
