import * as LogOut from 'lucide-react/icons/log-out';
import { Button } from '../../../shared/ui/button.tsx';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { isSignedIn } from '../flow/tyre-hotel-reducer.ts';
import type { TyreHotelFlow } from './use-tyre-hotel.ts';

/** On every step the address for questions; for whoever is signed in, the way out (TH-04). */
export function TyreHotelFooter({ flow }: { flow: TyreHotelFlow }) {
  const { props, state, texts, logOut } = flow;
  return (
    <div className="tyre-footer">
      {props.contactEmail && (
        <p>
          {texts('tyreQuestions')} <a href={`mailto:${props.contactEmail}`}>{props.contactEmail}</a>
        </p>
      )}
      {isSignedIn(state.stage) && (
        <div className="tyre-footer__session">
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
