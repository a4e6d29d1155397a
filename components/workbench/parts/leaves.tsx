/** A result: heading and reason. */
export const Leaves = ({ title, text }: { title: string; text: string }) => (
  <div>
    <p className="text-lg/[1.2] font-[650] tracking-[-0.02em] text-carbon-950">{title}</p>
    <p className="mt-1 text-xs/[1.4] text-carbon-800">{text}</p>
  </div>
);
