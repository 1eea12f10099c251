import type { ReactNode } from 'react';
import { RoadLine, type RoadLineKind } from './road-line.tsx';

interface Props {
  illustration: RoadLineKind;
  heading: string;
  text: string;
  /** The ways on, as buttons. */
  actions: ReactNode;
  /** More ways on, beside the text. */
  aside?: ReactNode;
}

/** The main area of a page that could not be what was asked for. */
export function ErrorPage({ illustration: road, heading, text, actions: ways, aside }: Props) {
  return (
    <section className="overflow-hidden py-section">
      <div className="mb-10 text-line-strong md:mb-14">
        <RoadLine kind={road} />
      </div>
      <div className="page-width grid gap-x-gap gap-y-14 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1>{heading}</h1>
          <p className="mt-6 max-w-[30rem] text-ink-muted text-lead">{text}</p>
          <div className="mt-10 flex flex-wrap gap-3">{ways}</div>
        </div>
        {aside}
      </div>
    </section>
  );
}
