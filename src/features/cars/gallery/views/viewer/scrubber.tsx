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
    <div className="grid w-[min(46rem,100%)] grid-cols-[auto_minmax(0,1fr)_4rem] items-center gap-4 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-gutter">
      <div className="flex gap-2">
        <IconButton label={texts.back} icon={<IconShape of={RotateCcw} />} onClick={() => on.onStep(-1)} />
        <IconButton
          label={playing ? texts.stop : texts.play}
          icon={<IconShape of={playing ? Pause : Play} />}
          onClick={() => on.onPlay(!playing)}
        />
        <IconButton label={texts.on} icon={<IconShape of={RotateCw} />} onClick={() => on.onStep(1)} />
      </div>
      <div className="relative pb-3 max-md:col-span-full max-md:row-1">
        <SliderInput
          label={texts.line}
          bounds={{ min: 0, max, step: 1 }}
          value={value}
          text={spoken}
          onChange={on.onValue}
        />
        {ticks && <Ticks total={ticks} />}
      </div>
      <output className="text-right text-size-small num" aria-hidden="true">
        {shown}
      </output>
    </div>
  );
}

/** A long one each quarter of the turn. */
function Ticks({ total }: { total: number }) {
  const quarter = Math.max(Math.round(total / 4), 1);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-3 bottom-0 flex h-2 justify-between [&>i]:h-[60%] [&>i]:w-px [&>i]:bg-line-strong [&>i[data-long]]:h-full [&>i[data-long]]:bg-ink-muted"
    >
      {Array.from({ length: total }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is nothing but its place
        <i key={at} data-long={at % quarter === 0 ? '' : undefined} />
      ))}
    </span>
  );
}
