import { useMedia } from '@/components/ui/use-media';

/** Of two wordings the one for this device: a finger taps where a mouse clicks. */
export const useTouched = ({ mouse, touch }: { mouse: string; touch: string }): string =>
  useMedia('(hover: none) and (pointer: coarse)') ? touch : mouse;
