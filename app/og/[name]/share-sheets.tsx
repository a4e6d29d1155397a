import { colours } from '@/lib/colours';

type Props = { code?: string; drawing: string; sheet: string; panel: string };

/** Two sheets of paper, the lower one in the colour of the site’s area, and the page’s picture on the upper one. */
export function ShareSheets({ code, drawing, sheet, panel }: Props) {
  const box = viewBox(drawing);
  const scale = Math.min(470 / box.width, 400 / box.height);
  return (
    <div style={{ position: 'relative', display: 'flex', flexGrow: 1 }}>
      <Paper left={62} top={56} fill={sheet} />
      <Paper left={34} top={92} fill={colours.bond} />
      {code ? (
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
          {code}
        </div>
      ) : null}
      <div
        style={{
          position: 'absolute',
          left: 66,
          top: code ? 168 : 130,
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
  );
}

/** A sheet cut off at the right and lower edges. */
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
        border: `3px solid ${colours['carbon-950']}`,
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
