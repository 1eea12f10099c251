import { BUTTON_KINDS } from '../../../shared/ui/button.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import type { Block, BlockProps } from '../block.ts';
import { HalfPicture } from '../half-picture.tsx';
import { fields } from './fields.ts';
import { ActionRow } from './row.tsx';

export const block = { fields, view: ActionPanel } satisfies Block<typeof fields>;

/** Half colour, half picture: one call to action and its links. */
function ActionPanel({ fields: panel }: BlockProps<typeof fields>) {
  if (!panel.title) return null;
  return (
    <section id={panel.anchor || undefined} className="section--brand on-dark overflow-clip">
      <div className="page-width grid lg:grid-cols-2">
        <div className="pt-12 pb-16 lg:py-section lg:pr-[clamp(0rem,4vw,4rem)]">
          <h2 className="text-display">{panel.title}</h2>
          {panel.text && <p className="mt-6 max-w-[30rem] text-lead text-on-dark-soft">{panel.text}</p>}
          <CallToAction
            link={panel.link}
            kind={BUTTON_KINDS[panel.buttonType]}
            size="large"
            className="mt-8 max-sm:w-full"
          />
          {panel.rows.length > 0 && (
            <ul className="mt-12 border-line-on-dark border-t">
              {panel.rows.map((row) => (
                <ActionRow key={row.label} {...row} />
              ))}
            </ul>
          )}
        </div>
        <HalfPicture picture={panel.image} />
      </div>
    </section>
  );
}
