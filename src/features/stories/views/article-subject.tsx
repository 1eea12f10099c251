import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { StoryArticleFields } from '../story-article-fields.ts';

/** What the story is about, such as a car: a picture, a name and a button. */
export function ArticleSubject({ label, title, text, image, link }: StoryArticleFields['subject']) {
  if (!title) return null;
  return (
    <div className="mt-12 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-[12rem_1fr_auto] sm:items-center sm:gap-6 sm:pr-6">
      <div className="bg-linear-to-b from-stage-light to-stage p-4">
        {image ? (
          <Picture picture={{ ...image, alt: '' }} sizes="12rem" className="mx-auto max-sm:w-3/4" />
        ) : (
          <span className="grid aspect-5/3 place-items-center text-ink-faint">
            <Icon name="car-front" />
          </span>
        )}
      </div>
      <div className="p-5 sm:p-0 sm:py-5">
        {label && <p className="text-ink-muted text-small">{label}</p>}
        <p className="text-subtitle">{title}</p>
        {text && <p className="text-ink-muted text-small tabular-nums">{text}</p>}
      </div>
      <CallToAction link={link} iconAfter={<Icon name="arrow-right" />} className="max-sm:mx-5 max-sm:mb-5" />
    </div>
  );
}
