import { useMedia } from '@/components/ui/use-media';

/** Selects the wording for this device: for a mouse (“click”) or for touch (“tap”). */
export const useDeviceWording = ({ mouse, touch }: { mouse: string; touch: string }): string =>
  useMedia('(hover: none) and (pointer: coarse)') ? touch : mouse;
