import { __iconNode as IconAdjustmentsHorizontal } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { __iconNode as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as IconArrowBackUp } from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { __iconNode as IconArrowBarToDown } from '@tabler/icons-react/dist/esm/icons/IconArrowBarToDown.mjs';
import { __iconNode as IconArrowBarToUp } from '@tabler/icons-react/dist/esm/icons/IconArrowBarToUp.mjs';
import { __iconNode as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { __iconNode as IconArrowForwardUp } from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import { __iconNode as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { __iconNode as IconArrowsLeftRight } from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import { __iconNode as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { __iconNode as IconBrush } from '@tabler/icons-react/dist/esm/icons/IconBrush.mjs';
import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { __iconNode as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { __iconNode as IconCloud } from '@tabler/icons-react/dist/esm/icons/IconCloud.mjs';
import { __iconNode as IconCopy } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { __iconNode as IconCursorText } from '@tabler/icons-react/dist/esm/icons/IconCursorText.mjs';
import { __iconNode as IconDeviceLaptopOff } from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptopOff.mjs';
import { __iconNode as IconDownload } from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { __iconNode as IconDroplet } from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs';
import { __iconNode as IconEraser } from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import { __iconNode as IconExternalLink } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { __iconNode as IconEye } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { __iconNode as IconFileText } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { __iconNode as IconFolder } from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import { __iconNode as IconInfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { __iconNode as IconLayoutGrid } from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import { __iconNode as IconLink } from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { __iconNode as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { __iconNode as IconLockOpen } from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { __iconNode as IconMail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { __iconNode as IconMenu2 } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { __iconNode as IconMicrophone } from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import { __iconNode as IconMinus } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { __iconNode as IconPencil } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { __iconNode as IconPhone } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { __iconNode as IconPhoto } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { __iconNode as IconPlayerPause } from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { __iconNode as IconPlayerPlay } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { __iconNode as IconPlayerSkipBack } from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipBack.mjs';
import { __iconNode as IconPlayerStop } from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import { __iconNode as IconPlus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { __iconNode as IconRefresh } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { __iconNode as IconRotate } from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import { __iconNode as IconRotateClockwise } from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import { __iconNode as IconScissors } from '@tabler/icons-react/dist/esm/icons/IconScissors.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { __iconNode as IconShield } from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import { __iconNode as IconShieldCheck } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { __iconNode as IconTable } from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { __iconNode as IconUpload } from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { __iconNode as IconWand } from '@tabler/icons-react/dist/esm/icons/IconWand.mjs';
import { __iconNode as IconWaveSine } from '@tabler/icons-react/dist/esm/icons/IconWaveSine.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { __iconNode as IconZoomIn } from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { __iconNode as IconZoomOut } from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';

const icons = {
  adjust: IconAdjustmentsHorizontal,
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
  eye: IconEye,
  file: IconFileText,
  folder: IconFolder,
  grid: IconLayoutGrid,
  info: IconInfoCircle,
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
  download: IconDownload,
  up: IconArrowUp,
  down: IconArrowDown,
  first: IconArrowBarToUp,
  last: IconArrowBarToDown,
  refresh: IconRefresh,
  unlock: IconLockOpen,
  'shield-check': IconShieldCheck,
  back: IconArrowBackUp,
  scissors: IconScissors,
  rotate: IconRotateClockwise,
  'rotate-left': IconRotate,
  wand: IconWand,
  brush: IconBrush,
  pencil: IconPencil,
  'first-line': IconPlayerSkipBack,
  eraser: IconEraser,
  droplet: IconDroplet,
  forward: IconArrowForwardUp,
  'zoom-in': IconZoomIn,
  'zoom-out': IconZoomOut,
  copy: IconCopy,
  swap: IconArrowsLeftRight,
  caret: IconCursorText,
  stop: IconPlayerStop,
  wave: IconWaveSine,
};

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

type Props = { name: IconName; size?: number; stroke?: number; className?: string };

/** Interface glyph, always beside a label: hidden from assistive technology. `.icon` (app/styles/surfaces.css) sets its colour and line ends. */
export function Icon({ name, size = 20, stroke = 1.75, className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={stroke}
      aria-hidden
      className={className ? `icon ${className}` : 'icon'}
    >
      <path d={icons[name].map(([, { d }]) => d).join('')} />
    </svg>
  );
}
