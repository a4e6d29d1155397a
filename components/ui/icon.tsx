import {
  IconAlertTriangle,
  IconArrowRight,
  IconBell,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconClock,
  IconCloud,
  IconDeviceLaptopOff,
  IconExternalLink,
  IconFileText,
  IconFolder,
  IconLink,
  IconLock,
  IconMail,
  IconMenu2,
  IconMicrophone,
  IconMinus,
  IconPhone,
  IconPhoto,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconSearch,
  IconShield,
  IconTable,
  IconUpload,
  IconX,
} from '@tabler/icons-react';

const icons = {
  alert: IconAlertTriangle,
  arrow: IconArrowRight,
  bell: IconBell,
  check: IconCheck,
  'chevron-down': IconChevronDown,
  'chevron-left': IconChevronLeft,
  'chevron-right': IconChevronRight,
  clock: IconClock,
  cloud: IconCloud,
  external: IconExternalLink,
  file: IconFileText,
  folder: IconFolder,
  'laptop-off': IconDeviceLaptopOff,
  link: IconLink,
  lock: IconLock,
  mail: IconMail,
  menu: IconMenu2,
  microphone: IconMicrophone,
  minus: IconMinus,
  pause: IconPlayerPause,
  phone: IconPhone,
  photo: IconPhoto,
  play: IconPlayerPlay,
  plus: IconPlus,
  search: IconSearch,
  shield: IconShield,
  table: IconTable,
  upload: IconUpload,
  x: IconX,
};

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

type Props = { name: IconName; size?: number; stroke?: number; className?: string };

/** Interface glyph, always beside a label: hidden from assistive technology. */
export function Icon({ name, size = 20, stroke = 1.75, className = '' }: Props) {
  const Glyph = icons[name];
  return <Glyph size={size} stroke={stroke} aria-hidden className={`shrink-0 ${className}`} />;
}
