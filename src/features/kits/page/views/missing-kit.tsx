import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
import type { KitCard } from '../../kit-card.ts';
import { RelatedKits } from './related-kits.tsx';

interface Props {
  suggestions: readonly KitCard[];
  list: string;
  text: string;
  page: PageContext;
}

/** The kit is unknown or no longer sold: others, and a link to the list. */
export function MissingKit({ suggestions, list, text, page }: Props) {
  const { texts, href } = page;
  return (
    <>
      <Container className="pt-[clamp(3rem,7vw,6rem)]">
        <h1 className="max-w-[14em]">{texts('kitPageMissing')}</h1>
        <p className="mt-6 max-w-[36rem] text-ink-muted text-lead">{text || texts('kitPageMissingText')}</p>
        <p className="mt-8">
          <ButtonLink href={href(list)}>{texts('kitPageAll')}</ButtonLink>
        </p>
      </Container>
      <RelatedKits title={texts('kitListResults')} kits={suggestions} list={list} page={page} />
    </>
  );
}
