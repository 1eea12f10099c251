import * as Pause from 'lucide-react/icons/pause';
import * as Play from 'lucide-react/icons/play';
import * as RotateCcw from 'lucide-react/icons/rotate-ccw';
import * as RotateCw from 'lucide-react/icons/rotate-cw';
import { IconButton } from '../../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import { SliderInput } from '../../../../../shared/ui/slider-input.tsx';

interface Props {
  texts: { back: string; on: string; play: string; stop: string; line: string };
  value: number;
  max: number;
  /** The value for screen readers. */
  spoken: string;
  shown: string;
  ticks?: number | undefined;
  playing: boolean;
  onPlay: (playing: boolean) => void;
  onStep: (by: 1 | -1) => void;
  onValue: (value: number) => void;
}

/** Back, play, on, and a line with a tick for each frame: nothing needs dragging. */
export function Scrubber({ texts, value, max, spoken, shown, ticks, playing, ...on }: Props) {
  return (
    <div className="scrubber">
      <div className="scrubber__buttons">
        <IconButton label={texts.back} icon={<IconShape of={RotateCcw} />} onClick={() => on.onStep(-1)} />
        <IconButton
          label={playing ? texts.stop : texts.play}
          icon={<IconShape of={playing ? Pause : Play} />}
          onClick={() => on.onPlay(!playing)}
        />
        <IconButton label={texts.on} icon={<IconShape of={RotateCw} />} onClick={() => on.onStep(1)} />
      </div>
      <div className="scrubber__line">
        <SliderInput
          label={texts.line}
          bounds={{ min: 0, max, step: 1 }}
          value={value}
          text={spoken}
          onChange={on.onValue}
        />
        {ticks && <Ticks total={ticks} />}
      </div>
      <output className="scrubber__value num" aria-hidden="true">
        {shown}
      </output>
    </div>
  );
}

/** A long one each quarter of the turn. */
function Ticks({ total }: { total: number }) {
  const quarter = Math.max(Math.round(total / 4), 1);
  return (
    <span aria-hidden="true" className="scrubber__ticks">
      {Array.from({ length: total }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is nothing but its place
        <i key={at} data-long={at % quarter === 0 ? '' : undefined} />
      ))}
    </span>
  );
}
