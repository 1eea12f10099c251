import * as CarFront from 'lucide-react/icons/car-front';
import * as Disc from 'lucide-react/icons/disc';
import * as Disc3 from 'lucide-react/icons/disc-3';
import * as KeyRound from 'lucide-react/icons/key-round';
import * as ScanSearch from 'lucide-react/icons/scan-search';
import * as Sparkles from 'lucide-react/icons/sparkles';
import * as ThermometerSnowflake from 'lucide-react/icons/thermometer-snowflake';
import * as Wrench from 'lucide-react/icons/wrench';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import type { OfferingIcon as Name } from '../offering-icons.ts';

const icons = {
  service: Wrench,
  tyre: Disc3,
  diagnosis: ScanSearch,
  brakes: Disc,
  climate: ThermometerSnowflake,
  body: CarFront,
  'loan-car': KeyRound,
  care: Sparkles,
} satisfies Record<Name, object>;

/** A workshop system may name icons that we do not have; a wrench fits all its work. */
export function OfferingIcon({ name }: { name: string }) {
  return <IconShape of={icons[name as Name] ?? Wrench} className="size-6 flex-none text-brand-ink" />;
}
