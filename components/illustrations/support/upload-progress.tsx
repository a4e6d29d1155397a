import { Progress } from '@/components/drawings/sheet';

/** An upload in progress. */
export function UploadProgress() {
  return (
    <span className="flex-1">
      <span className="mb-1.5 flex justify-between gap-3">
        <span>ledger-2026.xlsx</span>
        <span>Keep open</span>
      </span>
      <Progress percent={73} />
    </span>
  );
}
