import { LogoMark } from '@/components/ui/logo';
import type { Page } from '@/lib/registry';

/* The renderer knows no custom properties and no oklch: the tokens' sRGB values stand here. */
const carbon = '#0b1326';
const stocks: Record<Page['stock'], { sheet: string; panel: string }> = {
  carbon: { sheet: '#d6dde6', panel: '#eef1f6' },
  canary: { sheet: '#f9ed82', panel: '#fdf8d3' },
  rose: { sheet: '#f9b5c0', panel: '#ffecef' },
  mint: { sheet: '#97e9c5', panel: '#e2f8ed' },
  sky: { sheet: '#92d9fb', panel: '#e2f3fe' },
  gold: { sheet: '#fec26b', panel: '#fff0df' },
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
            color: '#fff',
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
            color: '#fff',
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
        <div style={{ marginTop: 28, color: '#b4bfce', fontSize: 28, display: 'flex', minHeight: 34 }}>
          {section ?? ''}
        </div>
      </div>
      <div style={{ position: 'relative', display: 'flex', flexGrow: 1 }}>
        <Paper left={62} top={56} fill={sheet} />
        <Paper left={34} top={92} fill="#fff" />
        {form ? (
          <div
            style={{
              position: 'absolute',
              left: 66,
              top: 118,
              fontFamily: 'Mono',
              fontSize: 24,
              color: '#394766',
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
