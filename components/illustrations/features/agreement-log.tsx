import { LogLines, LogSheet } from '@/components/drawings/sheet-blocks';
import { Pen } from '@/components/drawings/writing';
import { iyer, khan, rao } from '@/lib/sample-people';

/** One agreement in the audit log, from the draft to the reminder. */
export function AgreementLog() {
  return (
    <LogSheet title="Service agreement" note="20 Nov">
      <LogLines
        lines={[
          { time: '13:31', person: iyer.name, what: 'Placed 3 fields' },
          { time: '13:40', person: iyer.name, what: 'Sent for signature' },
          { time: '13:58', person: iyer.name, what: <Pen>Signed page 6</Pen> },
          { time: '14:01', person: rao.name, what: 'Opened' },
          { time: '14:02', person: rao.name, what: <Pen>Signed page 6</Pen> },
          { time: '16:30', person: 'System', what: `Reminded ${khan.name}` },
        ]}
      />
    </LogSheet>
  );
}
