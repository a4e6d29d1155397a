import { taskPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { carry } from '../shell/hand-over';
import { Notice, NoticeAction } from '../shell/tool-shell';
import { useSharedMessages } from '../shell/use-messages';
import styles from './scans.module.css';

type Scan = { key: string; file: File; pages: number };

type Props = {
  scans: readonly [Scan, ...Scan[]];
  /** Whether the message has a picture of its own: not below the picture of another message. */
  showPicture: boolean;
  onRemove: (key: string) => void;
};

/** Chosen PDFs without text, in one message; they are not reported as damaged. */
export function Scans({ scans, showPicture, onRemove }: Props) {
  const shared = useSharedMessages();
  const messages = shared.faults['no-text'];
  const [first] = scans;
  const several = scans.length > 1;
  const pages = scans.reduce((sum, scan) => sum + scan.pages, 0);
  function dismiss() {
    for (const { key } of scans) onRemove(key);
  }
  return (
    <>
      {showPicture ? (
        <div aria-hidden="true" data-beside className={styles.picture}>
          <Glass />
          <p className="text-lg/[1.3] text-carbon-850 max-md:text-(length:--text-base)">
            <b className="block text-h2s/[1.1] tracking-[-0.03em]">{messages.figure}</b>
            {formatMessage(messages.on, { count: pages })}
          </p>
        </div>
      ) : null}
      <Notice
        title={
          several
            ? formatMessage(messages.many, { count: scans.length })
            : formatMessage(messages.title, { file: first.file.name })
        }
        text={messages.text}
        icon="eye"
        spoken
      >
        {several ? (
          <ul className="flex-[1_0_100%] wrap-anywhere">
            {scans.map(({ key, file }) => (
              <li key={key} translate="no">
                {file.name}
              </li>
            ))}
          </ul>
        ) : null}
        {several
          ? null
          : (['sign', 'redact'] as const).map((slug) => (
              <NoticeAction
                key={slug}
                onClick={() => void carry(taskPath({ tool: 'ai-pdf-editor', slug }), [first.file])}
              >
                {messages[slug]}
              </NoticeAction>
            ))}
        <NoticeAction onClick={dismiss}>{shared.dismiss}</NoticeAction>
      </Notice>
    </>
  );
}

/** A photographed page below a magnifying glass that shows no letters. */
const Glass = () => (
  <svg viewBox="38 6 206 198" aria-hidden="true" className="w-44 flex-none max-md:w-26">
    <path className="fill-carbon-400 stroke-carbon-950 stroke-2" d="M40 8h170v194H40z" />
    <g transform="rotate(-4 125 105)">
      <path className="fill-bond stroke-carbon-950 stroke-2" d="M62 22h126v166H62z" />
      <path className="fill-carbon-950" d="M76 38h52v8H76z" />
      <path
        className="stroke-carbon-300 stroke-5"
        d="M76 62h86M76 74h91M76 86h88M76 98h92M76 110h54M76 130h87M76 142h85M76 154h54"
      />
    </g>
    <circle className="fill-bond stroke-carbon-950 stroke-3" cx="172" cy="128" r="40" />
    <path className="stroke-carbon-950 stroke-9 [stroke-linecap:round]" d="M201 156l34 34" />
    <path
      className="fill-carbon-300"
      d="M146 110h9v9h-9zM164 110h9v9h-9zM155 119h9v9h-9zM182 110h9v9h-9zM173 119h9v9h-9zM146 128h9v9h-9zM164 128h9v9h-9zM191 119h9v9h-9zM182 137h9v9h-9zM155 137h9v9h-9z"
    />
  </svg>
);
