import { LogoMark } from '@/components/ui/logo';
import { colours } from '@/lib/colours';
import type { Page } from '@/lib/registry';

const carbon = colours['carbon-950'];
const stocks: Record<Page['stock'], { sheet: string; panel: string }> = {
  carbon: { sheet: colours['carbon-200'], panel: colours['carbon-100'] },
  canary: { sheet: colours['canary-300'], panel: colours['canary-100'] },
  rose: { sheet: colours['rose-300'], panel: colours['rose-100'] },
  mint: { sheet: colours['mint-300'], panel: colours['mint-100'] },
  sky: { sheet: colours['sky-300'], panel: colours['sky-100'] },
  gold: { sheet: colours['gold-300'], panel: colours['gold-100'] },
};

type Props = {
  site: string;
  title: string;
  section?: string;
  form?: string;
  stock: Page['stock'];
  drawing: string;
};

/** Carbon ground, the area's copy under a white sheet, the page's own picture on it. */
export function ShareCard({ site, title, section, form, stock, drawing }: Props) {
  const { sheet, panel } = stocks[stock];
  const box = viewBox(drawing);
  const scale = Math.min(470 / box.width, 400 / box.height);
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: carbon,
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
        <div style={{ marginTop: 28, display: 'flex', height: 10, width: 96, background: sheet }} />
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
      <div style={{ position: 'relative', display: 'flex', flexGrow: 1 }}>
        <Paper left={62} top={56} fill={sheet} />
        <Paper left={34} top={92} fill={colours.bond} />
        {form ? (
          <div
            style={{
              position: 'absolute',
              left: 66,
              top: 118,
              fontFamily: 'Mono',
              fontSize: 24,
              color: colours['carbon-700'],
              display: 'flex',
            }}
          >
            {form}
          </div>
        ) : null}
        <div
          style={{
            position: 'absolute',
            left: 66,
            top: form ? 168 : 130,
            right: 0,
            bottom: 0,
            background: panel,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <img
            alt=""
            src={`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`}
            width={Math.round(box.width * scale)}
            height={Math.round(box.height * scale)}
          />
        </div>
      </div>
    </div>
  );
}

/** A sheet that runs off the right and lower edges. */
function Paper({ left, top, fill }: { left: number; top: number; fill: string }) {
  return (
    <div
      style={{
        position: 'absolute',
        left,
        top,
        right: -8,
        bottom: -8,
        background: fill,
        border: `3px solid ${carbon}`,
        borderRadius: 8,
        display: 'flex',
      }}
    />
  );
}

function viewBox(svg: string): { width: number; height: number } {
  const [, , width = 240, height = 160] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/\s+/).map(Number);
  return { width, height };
}
