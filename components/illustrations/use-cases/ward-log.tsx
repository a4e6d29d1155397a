import { Mark } from '@/components/drawings/sheet';
import { LogLines, LogSheet } from '@/components/drawings/sheet-blocks';
import { Pen } from '@/components/drawings/writing';

/** Six lines of the audit log, with time, person and action. */
export function WardLog() {
  return (
    <LogSheet>
      <LogLines
        lines={[
          { time: '09:47:30', person: 'Laboratory', what: 'Added report', note: 'v2' },
          { time: '09:12:04', person: 'Nurse', what: 'Viewed note', note: 'v2' },
          { time: '08:40:51', person: 'Doctor', what: <Pen>Edited note</Pen>, note: 'v2' },
          { time: '08:31:20', person: 'AI', what: <Mark>Tagged 3 fields</Mark>, note: 'v1' },
          { time: '08:30:58', person: 'Scanner', what: 'Uploaded', note: 'v1' },
          { time: '07:58:12', person: 'Nurse', what: 'Viewed chart', note: 'v4' },
        ]}
      />
    </LogSheet>
  );
}
