import { TextLink } from '../../../ui/text-link.tsx';
import type { SavedCar } from '../saved-cars.ts';
import type { SavedTexts } from '../saved-texts.ts';

interface Props {
  car: SavedCar;
  list: string;
  say: SavedTexts;
  onForget: () => void;
}

/** A car that is gone: said plainly, with a way to its like. */
export function SoldLine({ car: { name }, list, say, onForget }: Props) {
  return (
    <li>
      <p>{say('savedSold', { car: name })}</p>
      <TextLink href={`${list}?keyphrase=${encodeURIComponent(name)}`}>{say('savedSimilar')}</TextLink>
      <button
        type="button"
        className="text-link"
        aria-label={say('savedForgetCar', { car: name })}
        onClick={onForget}
      >
        {say('savedForget')}
      </button>
    </li>
  );
}
