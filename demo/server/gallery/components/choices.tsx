import { Accordion, AccordionItem } from '../../../../src/shared/ui/accordion.tsx';
import { Breadcrumb } from '../../../../src/shared/ui/breadcrumb.tsx';
import { Checkbox } from '../../../../src/shared/ui/checkbox.tsx';
import { ChipLink } from '../../../../src/shared/ui/chip.tsx';
import { RadioGroup } from '../../../../src/shared/ui/radio-group.tsx';
import { RemovableChip } from '../../../../src/shared/ui/removable-chip.tsx';
import { Count, Tag } from '../../../../src/shared/ui/tag.tsx';
import { Sample, Sheet } from './sheet.tsx';

const gearboxes = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'manual', label: 'Manual' },
  { value: 'none', label: 'Sequential', disabled: true },
];

export function Choices() {
  return (
    <Sheet
      id="choices"
      title="Choices"
      note="The browser's own controls underneath, so that forms work without script."
    >
      <div className="grid gap-8 sm:grid-cols-2">
        <Sample name="Checkboxes" className="grid">
          <Checkbox label="Electric" count="412" defaultChecked />
          <Checkbox label="Plug-in hybrid" count="268" />
          <Checkbox label="West coast" count="1,341" mixed />
          <Checkbox label="Gas" count="0" isEmpty />
          <Checkbox label="Tow bar" disabled />
          <Checkbox label="Winter wheels" disabled defaultChecked />
        </Sample>
        <div className="grid content-start gap-8">
          <RadioGroup
            legend="Gearbox"
            name="gearbox"
            defaultValue="automatic"
            options={[
              { value: 'automatic', label: 'Automatic', note: 'Most of the stock' },
              ...gearboxes.slice(1),
            ]}
          />
          <RadioGroup legend="Pills" name="pills" look="pills" defaultValue="manual" options={gearboxes} />
          <RadioGroup
            legend="Segments"
            name="segments"
            look="segments"
            defaultValue="loan"
            options={[
              { value: 'loan', label: 'Loan' },
              { value: 'lease', label: 'Leasing' },
              { value: 'cash', label: 'Cash' },
            ]}
          />
          <RadioGroup
            legend="With an error"
            name="owner"
            options={gearboxes.slice(0, 2)}
            error="Choose one of the two."
          />
        </div>
      </div>
      <Sample name="Chips: links and chosen filters" className="chips">
        <ChipLink href="#choices">Latest arrivals</ChipLink>
        <ChipLink href="#choices" className="is-hover">
          Hovered
        </ChipLink>
        <ChipLink href="#choices" className="is-focus">
          Focused
        </ChipLink>
        <RemovableChip href="#choices" removeLabel="Remove Lindö">
          Lindö
        </RemovableChip>
        <RemovableChip href="#choices" removeLabel="Remove 150 000–650 000 kr">
          150&nbsp;000–650&nbsp;000&nbsp;kr
        </RemovableChip>
      </Sample>
      <Sample name="Tags and counts" className="flex flex-wrap items-center gap-3 rounded-card bg-stage p-5">
        <Tag>Just in</Tag>
        <Tag look="campaign">Campaign</Tag>
        <Tag look="brand">Certified</Tag>
        <Tag look="line">Demo car</Tag>
        <Tag look="dark">Sold</Tag>
        <Tag look="ok">Open until 18</Tag>
        <Tag look="full">All taken</Tag>
        <Count value={4} />
        <Count value={3} signal />
      </Sample>
      <Sample name="Breadcrumb">
        <Breadcrumb
          label="You are here"
          trail={[
            { label: 'Home', href: '#top' },
            { label: 'Buy a car', href: '#choices' },
          ]}
          current="Cars in stock"
        />
      </Sample>
      <Sample name="Accordion" className="min-w-0">
        <Accordion>
          <AccordionItem title="What do you need to know about my car?" open>
            The registration number and the mileage. Everything else we look up, and the rest we see when we
            meet.
          </AccordionItem>
          <AccordionItem title="How long does the price hold?">Seven days, snow or shine.</AccordionItem>
          <AccordionItem title="Can I sell a car that has a loan?">
            Yes. We settle it and pay you the difference.
          </AccordionItem>
        </Accordion>
      </Sample>
    </Sheet>
  );
}
