import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

/** Back to the first step. */
export function OtherPlate({ flow: { dispatch, texts } }: { flow: TyreHotelFlow }) {
  return (
    <button
      type="button"
      className="text-link"
      onClick={() => dispatch({ type: 'registration number changed' })}
    >
      {texts('tyreOtherPlate')}
    </button>
  );
}
