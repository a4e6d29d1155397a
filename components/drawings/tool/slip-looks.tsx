import type { ReactNode } from 'react';
import type { SlipLook } from '@/lib/schema/works/pocket';
import styles from './slip-looks.module.css';

const title = <path d="M3 6h110" className={styles.ink} />;

/** A pen's cross or the letters of a badge are drawn by hand; everything else is lines of writing. */
const looks: Record<SlipLook, ReactNode> = {
  lines: (
    <>
      {title}
      <path d="M3 26h314M3 46h282M3 66h314M3 86h240" />
    </>
  ),
  badge: (
    <>
      <path d="M86 10h110" className={styles.ink} />
      <path d="M86 30h231M86 50h204M3 84h314M3 104h282" />
      <path d="M1 1h60v60H1z" className={styles.badge} />
      <path d="m14 19 9 25 8-22 8 22 9-25" className={styles.onBadge} />
    </>
  ),
  grid: (
    <>
      <path d="M1 1h318v22H1z" className={styles.area} />
      <path
        d="M1 1h318v150M1 1v150M1 23h318M1 47h318M1 71h318M1 95h318M1 119h318M120 1v150M186 1v150M252 1v150"
        className={styles.edge}
      />
      <path d="M12 12h40M136 12h36M202 12h36M268 12h36" className={styles.ink} />
      <path d="M12 35h84M12 59h64M12 83h92M12 107h50M144 35h30M152 59h22M144 83h30M152 107h22M218 35h22M210 59h30M218 83h22M210 107h30" />
      <path d="M268 35h38M276 59h30M268 83h38M276 107h30" className={styles.ink} />
    </>
  ),
  chart: (
    <>
      {title}
      <path d="M4 30v78h150" className={styles.edge} />
      <path d="M18 84h20v24H18z" className={styles.area} />
      <path d="M52 70h20v38H52zM86 56h20v52H86z" className={styles.area} />
      <path d="M120 38h20v70h-20z" className={styles.tallest} />
      <path d="M196 40h121M196 64h100M196 88h112" />
      <path d="M178 40h1M178 64h1M178 88h1" className={styles.ink} />
    </>
  ),
  wave: (
    <>
      <path
        d="M108 26v8M116 19v22M124 24v12M132 13v34M140 7v46M148 16v28M156 11v38M164 21v18M172 25v10M180 27v6M188 23v14M196 18v24M204 20v20M212 14v32M220 17v26M228 22v16M236 15v30M244 11v38M252 19v22M260 24v12M268 21v18M276 16v28M284 13v34M292 20v20M300 17v26M308 24v12M316 19v22"
        className={styles.sound}
      />
      <path
        d="M4 25v10M12 17v26M20 23v14M28 10v40M36 19v22M44 15v30M52 26v8M60 21v18M68 12v36M76 18v24M84 8v44M92 15v30M100 22v16"
        className={styles.heard}
      />
      <path d="M3 68h26M3 87h26" />
      <path d="M52 68h252M52 87h118" className={styles.ink} />
      <path d="M182 77v20" className={styles.caret} />
      <path d="M3 112h314M3 136h314" className={styles.rule} />
    </>
  ),
  spoken: (
    <>
      <path
        d="M112 22v8M124 14v24M136 18v16M148 10v32M160 16v20M172 20v12M184 12v28M196 8v36M208 18v16M220 22v8M232 14v24M244 10v32M256 18v16M268 20v12M280 12v28M292 17v18M304 21v10M316 23v6"
        className={styles.sound}
      />
      <path
        d="M4 22v8M16 14v24M28 18v16M40 8v36M52 14v24M64 20v12M76 10v32M88 16v20M100 21v10"
        className={styles.heard}
      />
      <path d="M1 85h252v18H1z" className={styles.read} />
      <path d="M3 70h282M3 118h210M3 142h254" />
      <path d="M8 94h236" className={styles.ink} />
    </>
  ),
  form: (
    <>
      <path d="M3 6h58M173 6h74M3 66h40M173 66h86" />
      <path d="M1 18h146v28H1zM1 78h146v28H1zM171 78h146v28H171z" className={styles.edge} />
      <path d="M171 18h146v28H171z" className={styles.gap} />
      <path d="M14 32h86M14 92h56" className={styles.ink} />
      <path
        d="M184 97c12-22 17-21 12-4 8-14 13-16 12-3 6-10 9-10 10-1 8-6 22-8 38-5"
        className={styles.stroke}
      />
    </>
  ),
  edited: (
    <>
      {title}
      <path d="M3 28h314M3 56h92M238 56h79M3 86h284" />
      <path d="M106 43h118v26H106z" className={styles.frame} />
      <path d="M102 39h8v8h-8zM220 39h8v8h-8zM102 65h8v8h-8zM220 65h8v8h-8z" className={styles.frame} />
      <path d="M116 56h98" className={styles.pen} />
    </>
  ),
  removed: (
    <>
      {title}
      <path d="M3 26h314" />
      <path d="M1 38h190v18H1z" className={styles.rose} />
      <path d="M3 47h184M3 67h282M3 87h300" />
      <path d="M1 47h190" className={styles.edge} />
    </>
  ),
  added: (
    <>
      {title}
      <path d="M3 26h314" />
      <path d="M1 38h230v18H1z" className={styles.mint} />
      <path d="M8 47h214" className={styles.ink} />
      <path d="M3 67h282M3 87h300" />
    </>
  ),
  copied: (
    <>
      {title}
      <path d="M1 17h302v18H1z" className={styles.read} />
      <path d="M3 26h294M3 46h282M3 66h314M3 86h240" />
    </>
  ),
  cut: (
    <>
      <path d="M1 1h92v170H1z" className={`${styles.edge} ${styles.canary}`} />
      <path d="M114 1h92v170h-92z" className={`${styles.edge} ${styles.rose}`} />
      <path d="M227 1h92v170h-92z" className={`${styles.edge} ${styles.sky}`} />
      <path d="M14 18h42M127 18h54M240 18h36" className={styles.ink} />
      <path
        d="M14 38h66M14 55h56M14 72h66M14 89h40M127 38h66M127 55h48M127 72h66M127 89h58M240 38h66M240 55h52M240 72h66M240 89h34"
        className={styles.writing}
      />
      <path d="M103.5 0v170M216.5 0v170" className={styles.cut} />
      <Blades x={103.5} />
      <Blades x={216.5} />
    </>
  ),
  crossed: (
    <>
      <path d="M1 1h92v190H1zM114 1h92v190h-92zM227 1h92v190h-92z" className={styles.edge} />
      <path d="M14 16h60M14 32h66M14 48h52M14 64h66M14 80h40M127 16h60M127 32h66M127 48h52M127 64h66M127 80h40M240 16h60M240 32h66M240 48h52M240 64h66" />
      <path d="M122 12c22 24 44 50 76 86M200 10c-26 26-50 52-78 90" className={styles.cross} />
      <path d="M244 92c9-16 13-15 9-3 6-10 10-11 9-2 5-7 7-7 8-1 6-4 14-6 24-4" className={styles.stroke} />
    </>
  ),
  points: (
    <>
      <path d="M34 4h228v22H34zM34 60h260v22H34zM34 116h196v22H34z" className={styles.read} />
      <path d="M42 15h206M42 71h240M42 127h176" className={styles.ink} />
      <path d="M42 37h150M42 93h196" />
      {[23, 79, 135].map((y, index) => (
        <text key={y} x="2" y={y}>
          {index + 1}
        </text>
      ))}
    </>
  ),
};

/** Scissors on a cut. */
function Blades({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 58)`} className={styles.blades}>
      <circle r="10.5" />
      <path d="M-3.4 -2.2 5 4M-3.4 2.2 5 -4" />
      <path d="M-6.2 -3.6a2 2 0 1 0 3.6 0a2 2 0 1 0-3.6 0M-6.2 3.6a2 2 0 1 0 3.6 0a2 2 0 1 0-3.6 0" />
    </g>
  );
}

/** What is on a sample of the empty state; decoration. */
export const SlipLines = ({ look }: { look: SlipLook }) => (
  <svg viewBox="0 0 320 150" className={styles.lines} aria-hidden="true">
    {looks[look]}
  </svg>
);
