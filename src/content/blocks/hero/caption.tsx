import { Icon } from '../../../shared/ui/icon.tsx';
import type { HeroFields } from './hero-fields.ts';

/** What the picture shows. On phones there is no space for it. */
export function Caption({ title, text, link }: HeroFields['caption']) {
  if (!title && !text && !link) return null;
  return (
    <p className="hidden text-right text-small md:block">
      {title && <span className="block font-medium">{title}</span>}
      {text && <span className="block">{text}</span>}
      {link && (
        <a
          href={link.href}
          className="inline-flex min-h-7 items-center gap-2 border-current/30 border-b transition-colors duration-fast hover:border-current"
        >
          {link.text}
          <Icon name="arrow-right" size="small" />
        </a>
      )}
    </p>
  );
}
