import { type BlockProps, type BlockView, extensionTexts } from 'forecourt/extension';
import { Container, Section, SectionHead } from 'forecourt/extension/views';
import type en from '../messages/en.json';
import type { fields } from './fields.ts';
import { loadReviews, type Review, type Reviews } from './load-reviews.ts';
import css from './reviews.css?inline';

export const block: BlockView<typeof fields, Reviews> = { css, load: loadReviews, view: ReviewsBlock };

function ReviewsBlock({ fields: { title }, data, page }: BlockProps<typeof fields, Reviews>) {
  const t = extensionTexts<keyof typeof en>('crm', page);
  if (data.reviews.length === 0) return null;
  const figures = { average: formatted(data.average, page.language), total: data.total };
  return (
    <Section>
      <Container>
        <SectionHead title={title || t('reviewsTitle')} lead={t('reviewsAverage', figures)} />
        <ul className="crm-reviews">
          {data.reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} stars={t('reviewsStars', { stars: review.stars })} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const MOST_STARS = 5;

function ReviewCard({ review: { stars, text, author }, stars: label }: { review: Review; stars: string }) {
  const filled = Math.min(Math.max(Math.round(stars), 0), MOST_STARS);
  return (
    <figure className="crm-reviews__card">
      <span className="crm-reviews__stars" role="img" aria-label={label}>
        {'★'.repeat(filled) + '☆'.repeat(MOST_STARS - filled)}
      </span>
      <blockquote>{text}</blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  );
}

function formatted(average: number, language: string): string {
  return average.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
