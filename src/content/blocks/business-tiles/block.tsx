import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section } from '../../../shared/ui/section.tsx';
import { usePageThemes } from '../../../shared/ui/themes/page-themes.ts';
import type { Theme } from '../../../shared/ui/themes/theme.ts';
import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  load: ({ tiles }, { themeNamed }) => tiles.flatMap(({ theme }) => (theme ? themeNamed(theme) : [])),
  view: BusinessTiles,
} satisfies Block<typeof fields, Themes>;

type Themes = readonly Theme[];

type Props = BlockProps<typeof fields, Themes>;

type Tile = Props['fields']['tiles'][number];

function BusinessTiles({ fields: { title, text, tiles }, data: themes }: Props) {
  usePageThemes(themes);
  if (tiles.length === 0) return null;
  return (
    <Section>
      <Container>
        {title && <h2>{title}</h2>}
        {text && <p className="mt-4 max-w-[36rem] text-lead text-ink-muted">{text}</p>}
        <ul className={cx('grid grid-cols-2 gap-gap xl:grid-cols-4', (title || text) && 'mt-head-gap')}>
          {tiles.map((tile) => (
            <li key={tile.name} data-theme={tile.theme || undefined}>
              <BusinessTile {...tile} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const grounds = {
  brand: 'bg-brand text-on-brand',
  accent: 'bg-accent text-on-accent',
  dark: 'bg-dark text-on-dark',
};

function BusinessTile({ ground, name, text, figure, link }: Tile) {
  const className = cx(
    'group grid h-50 grid-rows-[1fr_auto_auto] gap-1 rounded-card p-4 md:h-68 md:p-6',
    grounds[ground],
  );
  const words = (
    <>
      <span className="font-display text-[1.5rem] leading-none font-medium tracking-[-0.04em] transition-transform duration-slow ease-calm group-hover:translate-x-2 md:text-[2.25rem]">
        {name}
      </span>
      <span className="text-small leading-[1.4] underline-offset-4 decoration-1 group-hover:underline md:text-body">
        {text}
      </span>
      <span className="text-small tabular-nums">{figure}</span>
    </>
  );
  if (!link) return <div className={className}>{words}</div>;
  return (
    <a href={link.href} target={link.target || undefined} className={className}>
      {words}
    </a>
  );
}
