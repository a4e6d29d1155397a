import { LogoMark } from '@/components/ui/logo';
import { colours } from '@/lib/colours';
import type { Page } from '@/lib/registry';
import { ShareSheets } from './share-sheets';

const tones: Record<Page['tone'], { sheet: string; panel: string }> = {
  carbon: { sheet: colours['carbon-200'], panel: colours['carbon-100'] },
  lilac: { sheet: colours['lilac-300'], panel: colours['lilac-100'] },
  rose: { sheet: colours['rose-300'], panel: colours['rose-100'] },
  mint: { sheet: colours['mint-300'], panel: colours['mint-100'] },
  sky: { sheet: colours['sky-300'], panel: colours['sky-100'] },
  gold: { sheet: colours['gold-300'], panel: colours['gold-100'] },
};

type Props = {
  site: string;
  title: string;
  section?: string;
  code?: string;
  tone: Page['tone'];
  drawing: string;
};

/** A dark card: title and section at the left; at the right a white sheet with the page’s picture, over a coloured one. */
export function ShareCard({ site, title, section, code, tone, drawing }: Props) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: colours['carbon-950'],
        fontFamily: 'Grotesk, Rupee',
      }}
    >
      <div style={{ width: 600, display: 'flex', flexDirection: 'column', padding: '64px 0 56px 72px' }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            color: colours.bond,
            fontSize: 32,
            fontWeight: 600,
            letterSpacing: -1,
          }}
        >
          <LogoMark size={48} />
          <span style={{ marginLeft: 16 }}>{site}</span>
        </div>
        <div
          style={{
            marginTop: 'auto',
            color: colours.bond,
            fontSize: title.length > 34 ? 60 : 72,
            fontWeight: 600,
            lineHeight: 1.04,
            letterSpacing: -2.5,
            display: 'flex',
          }}
        >
          {title}
        </div>
        <div
          style={{ marginTop: 28, display: 'flex', height: 10, width: 96, background: tones[tone].sheet }}
        />
        <div
          style={{
            marginTop: 28,
            color: colours['carbon-300'],
            fontSize: 28,
            display: 'flex',
            minHeight: 34,
          }}
        >
          {section ?? ''}
        </div>
      </div>
      <ShareSheets code={code} drawing={drawing} {...tones[tone]} />
    </div>
  );
}
