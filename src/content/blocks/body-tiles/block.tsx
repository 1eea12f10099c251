import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Container, Section, SectionHead } from '../../../shared/ui/section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { Block, BlockProps } from '../block.ts';
import { fields as declared } from './fields.ts';

export const block = { fields: declared, view: BodyTiles } satisfies Block<typeof declared>;

type Tile = Resolved<typeof declared>['tiles'][number];

/** Cars from the side in one paint, so that the shape is the only difference. */
function BodyTiles({ fields: { title, link, tiles } }: BlockProps<typeof declared>) {
  if (tiles.length === 0) return null;
  return (
    <Section>
      <Container>
        {title && (
          <SectionHead
            title={title}
            action={
              link && (
                <TextLink href={link.href} iconAfter={<Icon name="arrow-right" />}>
                  {link.text}
                </TextLink>
              )
            }
          />
        )}
        <ul
          {...(tiles.some((tile) => tile.link) ? {} : { tabIndex: 0 })}
          className={cx(
            '-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter py-1 [scrollbar-width:none]',
            'lg:mx-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:overflow-visible lg:p-0',
          )}
        >
          {tiles.map((tile) => (
            <li key={tile.label} className="w-53 flex-none snap-start lg:w-auto">
              <BodyTile tile={tile} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function BodyTile({ tile: { image, label, note, link } }: { tile: Tile }) {
  const Frame = link ? 'a' : 'div';
  return (
    <Frame
      {...(link ? { href: link.href } : {})}
      className={cx(
        'group relative block h-44 overflow-hidden rounded-card border border-line bg-raised p-4 transition-colors duration-slow ease-calm lg:h-52 xl:px-6 xl:py-5',
        link && 'hover:border-brand-ink hover:bg-brand hover:text-on-brand',
      )}
    >
      <span className="block text-subtitle">{label}</span>
      <span className={cx('block text-ink-muted text-small', link && 'group-hover:text-on-brand')}>
        {note}
      </span>
      {/* The blur that other pictures show while they load would stay visible behind a cut-out. */}
      {image && (
        <Picture
          picture={{ ...image, placeholder: undefined }}
          sizes="(min-width: 64rem) 20vw, 13rem"
          className="absolute bottom-4 left-1/2 w-[98%] max-w-none -translate-x-1/2 transition-transform duration-slow ease-calm group-hover:-translate-x-[42%]"
        />
      )}
    </Frame>
  );
}
