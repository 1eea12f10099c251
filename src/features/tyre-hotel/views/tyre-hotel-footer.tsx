import * as LogOut from 'lucide-react/icons/log-out';
import { Button } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { isSignedIn } from '../flow/tyre-hotel-reducer.ts';
import type { TyreHotelFlow } from './use-tyre-hotel.ts';

/** On every step the address for questions; for whoever is signed in, the way out (TH-04). */
export function TyreHotelFooter({ flow }: { flow: TyreHotelFlow }) {
  const { props, state, texts, logOut } = flow;
  return (
    <div className="mt-[clamp(2rem,3.4vw,3rem)] flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-t-line pt-6 max-sm:grid max-sm:justify-items-stretch max-sm:text-center [&_a]:font-medium [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-5">
      {props.contactEmail && (
        <p>
          {texts('tyreQuestions')} <a href={`mailto:${props.contactEmail}`}>{props.contactEmail}</a>
        </p>
      )}
      {isSignedIn(state.stage) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:grid max-sm:justify-items-stretch max-sm:[&>.button]:-order-1 max-sm:[&>.text-link]:justify-self-center">
          <button type="button" className="text-link" onClick={() => logOut(true)}>
            {texts('tyreEndEverywhere')}
          </button>
          <Button kind="secondary" icon={<IconShape of={LogOut} />} onClick={() => logOut()}>
            {texts('tyreLogOut')}
          </Button>
        </div>
      )}
    </div>
  );
}
