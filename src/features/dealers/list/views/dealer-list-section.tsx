import { mapTextProps } from '../../../../shared/maps/map-texts.ts';
import { placeTextKeys } from '../../../../shared/maps/place-texts.ts';
import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import { pickTexts } from '../../../../shared/sites/pick-texts.ts';
import { Breadcrumb } from '../../../../shared/ui/breadcrumb.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Island } from '../../../../shared/ui/island.tsx';
import { Container, Section } from '../../../../shared/ui/section.tsx';
import { feedLanguage } from '../../feed-language.ts';
import type { DealerListProps } from '../dealer-list-props.ts';
import { dealerListTexts } from '../list-texts.ts';
import type { DealerListData } from '../load-dealer-list.ts';
import { namedServices, serviceWords } from '../service-words.ts';
import { island } from './dealer-list.island.tsx';

type DealerListFields = {
  title: string;
  titleTag: 'h1' | 'h2';
  lead: string;
  searchHint: string;
  quickBrands: boolean;
};

/** The heading, and the list as an island; the server renders the same, with a form and links that need no script. */
export function DealerListSection({ fields, data, page }: ViewProps<DealerListFields, DealerListData>) {
  const { title, titleTag: Title, lead, searchHint, quickBrands } = fields;
  const { site, language, path, texts, href } = page;
  const isFirst = Title === 'h1';
  const listTexts = dealerListTexts(texts);
  const level: DealerListProps['level'] = title && Title === 'h2' ? 'h3' : 'h2';
  return (
    <Section className={cx(isFirst && 'pt-0')}>
      <Container>
        {isFirst && title && (
          <Breadcrumb label={texts('breadcrumb')} trail={data.trail} current={title} className="pt-6" />
        )}
        {title && (
          <div
            className={cx(
              'flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3',
              isFirst && 'pt-[clamp(1.25rem,3.3vw,3rem)]',
            )}
          >
            <Title>{title}</Title>
            {lead && <p className="max-w-[34rem] text-ink-muted text-lead">{lead}</p>}
          </div>
        )}
        <Island
          of={island}
          props={{
            initial: data.initial,
            address: href(path),
            language,
            feedLanguage: feedLanguage(page),
            serviceWords: serviceWords(namedServices(data.initial), page),
            country: site.country,
            level,
            quickBrands,
            placeTexts: pickTexts(texts, placeTextKeys),
            map: { settings: data.map, texts: mapTextProps(texts, texts('dealerListMap')) },
            texts: searchHint ? { ...listTexts, dealerListSearchHint: searchHint } : listTexts,
          }}
        />
      </Container>
    </Section>
  );
}
