import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';

type Model = BlockProps<typeof fields>['fields']['cards'][number];

export function ModelCard({ level: Title, ...model }: Model & { level: 'h2' | 'h3' }) {
  const { title, text, link, isCampaign, campaign } = model;
  return (
    <li className={card}>
      <div className={stage}>
        {model.image && <Car of={model.image} />}
        {isCampaign && campaign && (
          <Tag look="campaign" className="absolute top-5 left-5">
            {campaign}
          </Tag>
        )}
      </div>
      <div className="flex grow flex-col px-(--model-card-inset) py-6">
        <Title className="text-2xl tracking-[-0.02em]">
          {link ? (
            <a href={link.href} target={link.target || undefined} className={wholeCard}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        {text && <p className="mt-1 text-ink-muted">{text}</p>}
        <Labels of={model} />
      </div>
    </li>
  );
}

const card = cx(
  'group relative flex flex-col overflow-hidden rounded-card border-(length:--model-card-edge) border-(color:--model-card-line) bg-paper transition-colors first:border-(color:--model-card-first-line) duration-fast',
  'hover:border-ink has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-3',
);
const stage =
  'relative aspect-8/5 bg-[linear-gradient(to_bottom,var(--stage-light),var(--stage)_64%,var(--stage-deep)_65%,var(--stage))]';
const wholeCard =
  'after:absolute after:inset-0 focus-visible:outline-none group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4';

/** A cut-out (it has no placeholder) stands on the stage with room around it; a photograph fills it. */
function Car({ of: picture }: { of: NonNullable<Model['image']> }) {
  const isCutOut = !picture.placeholder;
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 64rem) 30vw, 20rem"
      fit={isCutOut ? 'contain' : 'cover'}
      className={cx(isCutOut && 'px-[6%] pt-[4%]')}
    />
  );
}

function Labels({ of: model }: { of: Model }) {
  const labels = completeLabels(model);
  if (labels.length === 0) return null;
  return (
    <dl className="mt-auto grid grid-cols-[auto_1fr] pt-5">
      {labels.map(({ label, value }) => (
        <div key={label} className="border-line border-t py-3 odd:pr-6 last:odd:col-span-2">
          <dt className="text-ink-muted text-small">{label}</dt>
          <dd className="text-[1.125rem] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Up to four pairs; one that lacks its label or its value is skipped. */
function completeLabels(model: Model): { label: string; value: string }[] {
  return [
    { label: model.label1, value: model.labelValue1 },
    { label: model.label2, value: model.labelValue2 },
    { label: model.label3, value: model.labelValue3 },
    { label: model.label4, value: model.labelValue4 },
  ].filter(({ label, value }) => label && value);
}
