import { TextLink } from '../../../../shared/ui/text-link.tsx';
import type { SavedCar } from '../saved-cars.ts';
import type { SavedTexts } from '../saved-texts.ts';

interface Props {
  car: SavedCar;
  list: string;
  texts: SavedTexts;
  onForget: () => void;
}

/** A sold car, with a link to similar ones. */
export function SoldLine({ car: { name }, list, texts, onForget }: Props) {
  return (
    <li>
      <p>{texts('savedSold', { car: name })}</p>
      <TextLink href={`${list}?keyphrase=${encodeURIComponent(name)}`}>{texts('savedSimilar')}</TextLink>
      <button
        type="button"
        className="text-link"
        aria-label={texts('savedForgetCar', { car: name })}
        onClick={onForget}
      >
        {texts('savedForget')}
      </button>
    </li>
  );
}
