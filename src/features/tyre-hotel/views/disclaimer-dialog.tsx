import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Prose } from '../../../shared/ui/prose.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { Disclaimer } from './use-disclaimer.ts';
import type { TyreHotelFlow } from './use-tyre-hotel.ts';

export function DisclaimerDialog({ flow, disclaimer }: { flow: TyreHotelFlow; disclaimer: Disclaimer }) {
  const { props, texts } = flow;
  return (
    <Dialog
      className="tyre-disclaimer m-auto h-fit max-h-[calc(100dvh-2rem)] rounded-panel opacity-100 [transition:opacity_var(--slow)_var(--ease)] starting:opacity-0"
      aria-labelledby="tyre-disclaimer"
      onClose={disclaimer.close}
    >
      <div className="grid gap-5 p-[clamp(1.5rem,5vw,2.5rem)]">
        <h2 id="tyre-disclaimer">{texts('tyreDisclaimerHeading')}</h2>
        <Prose text={props.disclaimer} size="note" />
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button onClick={disclaimer.approve}>{texts('tyreApprove')}</Button>
          <TextLink href={props.startHref}>{texts('tyreStart')}</TextLink>
        </div>
      </div>
    </Dialog>
  );
}
