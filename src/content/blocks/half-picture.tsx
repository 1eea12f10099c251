import type { Picture as PictureData } from '../../shared/platform/picture.ts';
import { Picture } from '../../shared/ui/picture.tsx';

/** Extends beyond the page's width to the edge of the window; above the text where both are stacked. */
export function HalfPicture({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null;
  return (
    <div className="relative max-lg:-mx-gutter max-lg:row-start-1 max-lg:h-68 lg:mr-[calc(-1*max(var(--gutter),(100vw-var(--container))/2+var(--gutter)))]">
      <Picture
        picture={picture}
        sizes="(min-width: 64rem) 50vw, 100vw"
        fit="cover"
        className="absolute inset-0"
      />
    </div>
  );
}
