import { useState } from 'react';
import { type Range, RangeSlider, Slider } from '../base-slider.tsx';
import { Tabs } from '../base-tabs.tsx';
import { Button } from '../button.tsx';
import { ToggleChip } from '../chip.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { ModalClose } from '../modal.tsx';
import { PopupSelect } from '../popup-select.tsx';
import { ScrollArrows } from '../scroll-arrows.tsx';
import { TextField } from '../text-field.tsx';
import { ToastHost } from '../toast-host.tsx';
import { toasts } from '../toasts.ts';
import { Tooltip } from '../tooltip.tsx';
import { Sample } from './sheet.tsx';

/** Everything that needs the browser, in one island. */
export function InteractiveGallery() {
  return (
    <div className="grid gap-10">
      <Sliders />
      <Selects />
      <Sample name="Tabs" className="min-w-0">
        <Tabs label="Ways to pay" tabs={waysToPay} />
      </Sample>
      <Overlays />
      <ToastHost label="Messages" closeLabel="Close" />
    </div>
  );
}

const waysToPay = [
  { id: 'loan', label: 'Loan', content: <p>20 per cent down, the rest over up to 96 months.</p> },
  { id: 'lease', label: 'Private leasing', content: <p>36 months, service and tyres included.</p> },
  { id: 'company', label: 'Company leasing', content: <p>Value added tax is deducted monthly.</p> },
  { id: 'barter', label: 'Barter', content: <p>Not yet.</p>, disabled: true },
];

function Sliders() {
  const [price, setPrice] = useState<Range>([150000, 650000]);
  const [months, setMonths] = useState(36);
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Sample name="From and to" className="grid">
        <RangeSlider
          label="Price"
          fromLabel="Lowest price"
          toLabel="Highest price"
          unit="kr"
          locale="sv-SE"
          min={0}
          max={1000000}
          step={5000}
          value={price}
          onChange={setPrice}
        />
      </Sample>
      <Sample name="One value, and switched off" className="grid gap-6">
        <Slider
          label="Term"
          unit="months"
          locale="en-GB"
          min={12}
          max={96}
          step={12}
          value={months}
          onChange={setMonths}
        />
        <Slider
          label="Deposit"
          unit="%"
          locale="en-GB"
          min={0}
          max={100}
          value={20}
          onChange={() => {}}
          disabled
        />
      </Sample>
    </div>
  );
}

const towns = [
  { value: 'bjorkvik', label: 'Björkvik' },
  { value: 'lindo', label: 'Lindö' },
  { value: 'vasterhamn', label: 'Västerhamn' },
  { value: 'hamnskar', label: 'Hamnskär (opens in May)', disabled: true },
];

function Selects() {
  return (
    <Sample name="Select" className="grid gap-6 sm:grid-cols-3">
      <PopupSelect label="Workshop" options={towns} placeholder="Choose a workshop" />
      <PopupSelect label="Workshop" options={towns} defaultValue="lindo" look="pill" hideLabel />
      <PopupSelect
        label="Workshop"
        options={towns}
        placeholder="Choose a workshop"
        error="Choose where to leave the car."
      />
    </Sample>
  );
}

function Overlays() {
  const [saved, setSaved] = useState(false);
  return (
    <Sample name="Dialog, drawers, tooltip, toast, arrows for the row of cards, toggle">
      <Dialog
        title="Book a test drive"
        description="We keep the car ready for an hour. Bring your driving licence."
        closeLabel="Close"
        trigger={<Button kind="secondary">Dialog</Button>}
        foot={
          <>
            <ModalClose render={<Button kind="ghost">Not now</Button>} />
            <ModalClose render={<Button>Book</Button>} />
          </>
        }
      >
        <TextField label="Telephone" name="phone" type="tel" autoComplete="tel" />
      </Dialog>
      {(['right', 'left', 'bottom'] as const).map((side) => (
        <Drawer
          key={side}
          side={side}
          title="Filters"
          closeLabel="Close"
          trigger={<Button kind="secondary">Drawer, {side}</Button>}
          foot={<ModalClose render={<Button wide>Show 318 cars</Button>} />}
        >
          <p>Fuel, gearbox, body, price.</p>
        </Drawer>
      ))}
      <Tooltip text="The number is on the windscreen">
        <Button kind="secondary">Tooltip</Button>
      </Tooltip>
      <Button
        kind="secondary"
        onClick={() => toasts.add({ title: 'Saved', description: 'You find it under the heart.' })}
      >
        Toast
      </Button>
      <ScrollArrows row="gallery-row" previousLabel="Earlier cars" nextLabel="Later cars" />
      <ToggleChip on={saved} onClick={() => setSaved(!saved)}>
        {saved ? 'Saved' : 'Save'}
      </ToggleChip>
    </Sample>
  );
}
