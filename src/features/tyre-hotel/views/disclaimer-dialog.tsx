import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Prose } from '../../../shared/ui/prose.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { Disclaimer } from './use-disclaimer.ts';
import type { TyreHotelFlow } from './use-tyre-hotel.ts';

export function DisclaimerDialog({ flow, disclaimer }: { flow: TyreHotelFlow; disclaimer: Disclaimer }) {
  const { props, texts } = flow;
  return (
    <Dialog className="tyre-disclaimer" aria-labelledby="tyre-disclaimer" onClose={disclaimer.close}>
      <div className="tyre-disclaimer__body">
        <h2 id="tyre-disclaimer">{texts('tyreDisclaimerHeading')}</h2>
        <Prose text={props.disclaimer} size="note" />
        <div className="tyre-disclaimer__actions">
          <Button onClick={disclaimer.approve}>{texts('tyreApprove')}</Button>
          <TextLink href={props.startHref}>{texts('tyreStart')}</TextLink>
        </div>
      </div>
    </Dialog>
  );
}
