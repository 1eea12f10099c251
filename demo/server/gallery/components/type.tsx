import type { ReactNode } from 'react';
import { Sample, Sheet } from './sheet.tsx';

export function Type() {
  return (
    <Sheet id="type" title="Type" note="Two heading sizes, weight 400. Nothing is heavier than 500.">
      <Specimen name="Display, 64 to 40">
        <p className="font-display font-heading text-display text-balance">
          The road north is open, and the car is charged
        </p>
      </Specimen>
      <Specimen name="Title, 32 to 26">
        <p className="font-display font-heading text-title text-balance">
          Winter wheels while you have coffee
        </p>
      </Specimen>
      <Specimen name="Subtitle, 20">
        <p className="font-display text-subtitle">Long Range, 82 kWh</p>
      </Specimen>
      <Specimen name="Lead">
        <p className="max-w-text text-ink-muted text-lead">
          Tell us the registration number and roughly how far it has gone. You hear from us within two hours,
          with a price that holds for a week.
        </p>
      </Specimen>
      <Specimen name="Body, 16">
        <p className="max-w-text">
          We collect the car where you live. The money is in your account before we drive off, and the papers
          are done on the bonnet.
        </p>
      </Specimen>
      <div className="grid gap-8 sm:grid-cols-2">
        <Specimen name="Small, 14">
          <p className="text-small">2024, 1&nbsp;840 mil, automatic</p>
        </Specimen>
        <Specimen name="Figures keep their columns">
          <p className="num">
            499&nbsp;900&nbsp;kr
            <br />
            111&nbsp;111&nbsp;kr
          </p>
        </Specimen>
      </div>
    </Sheet>
  );
}

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Sample name={name} className="min-w-0">
      {children}
    </Sample>
  );
}
