import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields as declared } from './fields.ts';
import { MapWithPins } from './map-with-pins.tsx';
import { PlaceRow } from './place-row.tsx';

export const block = { fields: declared, view: PlaceList } satisfies Block<typeof declared>;

type Fields = Resolved<typeof declared>;

/** Places to go to: beside a map where there is one, else in columns under their heading. */
function PlaceList({ fields }: BlockProps<typeof declared>) {
  if (fields.rows.length === 0) return null;
  const below = fields.titleTag === 'h1' ? 'h2' : 'h3';
  return (
    <Section>
      <Container className={cx(fields.picture && 'grid gap-12 lg:grid-cols-[5fr_7fr]')}>
        <div className={cx(fields.picture && 'lg:py-6')}>
          <Intro fields={fields} />
          <ol
            className={cx(
              fields.picture ? 'mt-6' : 'mt-8',
              !fields.picture && 'gap-x-12 border-line-strong border-t sm:grid sm:grid-cols-2 xl:grid-cols-3',
            )}
          >
            {fields.rows.map((row, index) => (
              <li key={row.name} className="border-line border-b">
                <PlaceRow row={row} pin={row.x === undefined ? undefined : index + 1} heading={below} />
              </li>
            ))}
          </ol>
          {fields.link && (
            <TextLink className="mt-8" href={fields.link.href} iconAfter={<Icon name="arrow-right" />}>
              {fields.link.text}
            </TextLink>
          )}
        </div>
        {fields.picture && <MapWithPins picture={fields.picture} rows={fields.rows} towns={fields.towns} />}
      </Container>
    </Section>
  );
}

function Intro({ fields: { title, titleTag, text } }: { fields: Fields }) {
  const Heading = titleTag;
  return (
    <>
      {title && <Heading>{title}</Heading>}
      {text && <p className="mt-4 max-w-text text-ink-muted text-lead">{text}</p>}
    </>
  );
}
