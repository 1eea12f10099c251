import { useState } from 'react';
import { Button } from '../../../../src/shared/ui/button.tsx';
import { Dialog } from '../../../../src/shared/ui/dialog.tsx';
import { Drawer } from '../../../../src/shared/ui/drawer.tsx';
import { NumberInput } from '../../../../src/shared/ui/number-input.tsx';
import { RangeSlider } from '../../../../src/shared/ui/range-slider.tsx';
import { ScrollArrows } from '../../../../src/shared/ui/scroll-arrows.tsx';
import { Slider } from '../../../../src/shared/ui/slider.tsx';
import { Tabs } from '../../../../src/shared/ui/tabs.tsx';
import { Sample } from './sheet.tsx';

/** Everything that needs the browser, in one island. */
export function InteractiveGallery() {
  return (
    <div className="grid gap-10">
      <Sliders />
      <Sample name="Tabs" className="min-w-0">
        <Tabs label="Ways to pay" tabs={waysToPay} />
      </Sample>
      <Overlays />
    </div>
  );
}

const panel = (text: string) => <p className="pt-6">{text}</p>;

const waysToPay = [
  { id: 'loan', label: 'Loan', content: panel('20 per cent down, the rest over up to 96 months.') },
  { id: 'lease', label: 'Private leasing', content: panel('36 months, service and tyres included.') },
  { id: 'company', label: 'Company leasing', content: panel('Value added tax is deducted monthly.') },
];

const THOUSANDS = 1000;

function Sliders() {
  const [price, setPrice] = useState({ from: 150, to: 650 });
  const [months, setMonths] = useState(36);
  const amount = (thousands: number) => `${thousands} 000 kr`;
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Sample name="From and to" className="grid">
        <RangeSlider
          last={THOUSANDS}
          positions={price}
          labels={{ from: 'Lowest price', to: 'Highest price' }}
          texts={{ from: amount(price.from), to: amount(price.to) }}
          onMove={(end, position) => {
            const from = end === 'from' ? Math.min(position, price.to) : price.from;
            const to = end === 'to' ? Math.max(position, price.from) : price.to;
            setPrice({ from, to });
          }}
        />
      </Sample>
      <Sample name="One value, by number as well, and switched off" className="grid gap-6">
        <Slider
          label="Term"
          text={`${months} months`}
          ends={['12', '96']}
          bounds={{ min: 12, max: 96, step: 12 }}
          value={months}
          onChange={setMonths}
          field={
            <NumberInput
              aria-label="Term in months"
              className="w-20 rounded-field border border-line px-3 text-right"
              text={String(months)}
              onCommit={(typed) => setMonths(Math.min(96, Math.max(12, Number.parseInt(typed, 10) || 12)))}
            />
          }
        />
        <Slider
          label="Deposit"
          text="20 %"
          bounds={{ min: 20, max: 20, step: 1 }}
          value={20}
          onChange={() => {}}
        />
      </Sample>
    </div>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Sample name="Dialog, drawer, arrows for the row of cards">
      <Button kind="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button kind="secondary" onClick={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Dialog open={open === 'dialog'} onClose={close} aria-label="Compare two cars">
        <div className="grid min-h-full content-center justify-items-center gap-6">
          <h2>Compare two cars</h2>
          <Button onClick={close}>Close</Button>
        </div>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        foot={
          <>
            <Button kind="secondary" onClick={close}>
              Clear
            </Button>
            <Button onClick={close}>Show 318 cars</Button>
          </>
        }
      >
        <p>Fuel, gearbox, body, price.</p>
      </Drawer>
      <ScrollArrows row="gallery-row" previousLabel="Earlier cars" nextLabel="Later cars" />
    </Sample>
  );
}
