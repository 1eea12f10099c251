import { renderToStaticMarkup } from 'react-dom/server';
import type { Block } from '../../../content/blocks/block.ts';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import { type Authored, type Fields, type Stored, schemaOf } from '../../../shared/platform/fields/fields.ts';
import { resolveFields } from '../../../shared/platform/fields/resolve-fields.ts';
import type { Picture } from '../../../shared/platform/picture.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { createPageStyles, PageStylesProvider } from '../../../shared/ui/page-styles.tsx';

/** What a test may override; all requested pictures and files exist, unless they are called 'gone'. */
type Given<Data> = {
  data?: Data;
  page?: Partial<PageContext>;
  picture?: Partial<Picture>;
  /** Collects the rules that the markup adds to the page's style element. */
  styles?: ReturnType<typeof createPageStyles>;
};

/** From what an editor writes to the markup a visitor gets: `const hero = markupOf(block); hero({ title: 'Drive' })`. */
export function renderBlock<F extends Fields, Data = undefined>(
  { fields, view: View }: Pick<Block<F, Data>, 'fields' | 'view'>,
  usually: Given<Data> = {},
) {
  return (written: Authored<F>, now: Given<Data> = {}): string => {
    const given = { ...usually, ...now };
    const shown = resolveFields(
      fields,
      schemaOf(fields).parse(written) as Stored<F>,
      ({ media, alt = '' }) => (media === 'gone' ? undefined : { ...aPicture(media), alt, ...given.picture }),
      ({ media }) => (media === 'gone' ? undefined : aFile(media)),
    );
    return renderToStaticMarkup(
      <PageStylesProvider styles={given.styles ?? createPageStyles()}>
        <View fields={shown} data={given.data as Data} page={{ ...aPageContext(), ...given.page }} />
      </PageStylesProvider>,
    );
  };
}

function aPicture(id: string): Picture {
  return {
    id,
    src: `/media/${id}`,
    width: 1200,
    height: 800,
    alt: '',
    focal: { x: 50, y: 50 },
    vector: false,
  };
}

/** Its name says what it is: 'videos/coast', 'files/prices'. */
function aFile(id: string) {
  const video = id.startsWith('videos/');
  const src = `/media/${id.replace('/', '-')}/original.${video ? 'webm' : 'pdf'}`;
  return { id, src, type: video ? 'video/webm' : 'application/pdf', bytes: 37_188 };
}
