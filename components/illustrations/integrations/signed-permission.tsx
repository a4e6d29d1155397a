import { Avatar, Sheet } from '@/components/drawings/sheet';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Signature } from '@/components/drawings/writing';
import { avatar, rao } from '@/lib/sample-people';

/** A permission for a connection, signed by an Admin. */
export function SignedPermission() {
  return (
    <Sheet fold="small" className="flex w-full flex-col" bodyClassName="flex grow flex-col">
      <p className="pr-5 font-semibold text-ink">Allow this connection to add documents?</p>
      <div className="mt-auto flex items-end justify-between border-b border-carbon-950 pt-3">
        <Signature width={104} path={signaturePaths.rao} />
        <Avatar {...avatar(rao)} />
      </div>
      <p className="mt-2 flex justify-between text-sm">
        <span>{`Allowed by ${rao.name}, ${rao.role}`}</span>
        <span className="mono">09:00</span>
      </p>
    </Sheet>
  );
}
