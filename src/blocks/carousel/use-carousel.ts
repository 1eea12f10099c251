import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';
import { useCalm, useTouched, useVisible } from './circumstances.ts';
import { playFilmOf, showOnly } from './slides.ts';

export type CarouselFacts = {
  /** The id of the section whose slides are moved. */
  carousel: string;
  total: number;
  /** How long each slide stands; 0: until somebody moves it. */
  seconds: number;
};

/** Moves the slides that the server rendered, and knows which one is shown. */
export function useCarousel({ carousel, seconds }: CarouselFacts) {
  const [section, setSection] = useState<HTMLElement | null>(null);
  const [selected, setSelected] = useState(0);
  /** What the visitor said; until then motion decides. */
  const [wanted, setWanted] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const calm = useCalm();
  const touched = useTouched(section);
  const visible = useVisible(section);
  const plugins = useMemo(() => (seconds > 0 ? [autoplayOf(seconds, calm)] : []), [seconds, calm]);
  const [viewport, embla] = useEmblaCarousel({ loop: false }, plugins);

  useEffect(() => {
    const found = document.getElementById(carousel);
    const row = found?.querySelector<HTMLElement>('[data-slides]');
    if (!found || !row) return;
    row.scrollLeft = 0;
    row.setAttribute('data-moved', '');
    row.removeAttribute('tabindex');
    viewport(row);
    setSection(found);
  }, [carousel, viewport]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    embla.on('select', follow).on('reInit', follow).on('pointerDown', hold).on('pointerUp', release);
    return () => {
      embla.off('select', follow).off('reInit', follow).off('pointerDown', hold).off('pointerUp', release);
    };
  }, [embla]);

  const moving = wanted ?? !calm;
  const running = moving && !touched && !held && visible;
  const films = section?.querySelector('video') != null;

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (running) autoplay?.play();
    else autoplay?.stop();
  }, [embla, running]);

  useEffect(() => {
    if (!section) return;
    showOnly(section, selected, running);
    playFilmOf(section, moving && visible ? selected : undefined);
  }, [section, selected, running, moving, visible]);

  return {
    ready: section !== null,
    selected,
    moving,
    /** Something here moves by itself, so that it must be possible to stop it. */
    moves: seconds > 0 || films,
    toggle: () => setWanted(!moving),
    previous: () => embla?.scrollPrev(calm),
    next: () => embla?.scrollNext(calm),
  };
}

/** When it starts and stops is ours to say: see `running`. After the last slide it begins again. */
function autoplayOf(seconds: number, jump: boolean) {
  return Autoplay({ delay: seconds * 1000, jump, playOnInit: false, stopOnFocusIn: false });
}
