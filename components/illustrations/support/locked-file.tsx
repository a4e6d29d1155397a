import { Icon } from '@/components/ui/icon';

/** A file that asks for a password. */
export function LockedFile() {
  return (
    <>
      <Icon name="lock" size={18} className="text-ink" />
      <span>salary.pdf asks for a password</span>
    </>
  );
}
