/** An element of a picture: plain SVG, without text, comments or entities. */
export type SvgNode = { name: string; attributes: Record<string, string>; children: SvgNode[] };

/**
 * Reads a picture as strict XML.
 *
 * @throws if elements do not nest, an attribute is doubled or unquoted, or there is anything but elements
 */
export function parseSvg(text: string): SvgNode {
  const top: SvgNode = { name: '#document', attributes: {}, children: [] };
  const open = [top];
  let rest = text.trim();
  while (rest) {
    const tag = /^<(\/?)([a-z]+)((?:\s+[a-zA-Z-]+="[^"<&]*")*)(\/?)>/.exec(rest);
    if (!tag) throw new Error(`No element at: ${rest.slice(0, 40)}`);
    const [matched, closing, name = '', attributes = '', single] = tag;
    rest = rest.slice(matched.length).trimStart();
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing.`);
      continue;
    }
    const pairs = [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map((pair) => pair.slice(1));
    const node: SvgNode = { name, attributes: Object.fromEntries(pairs), children: [] };
    if (Object.keys(node.attributes).length < pairs.length)
      throw new Error(`<${name}> has an attribute twice.`);
    open.at(-1)?.children.push(node);
    if (!single) open.push(node);
  }
  const [root, second] = top.children;
  if (open.length !== 1 || !root || second) throw new Error('Not one closed element.');
  return root;
}

/** The node and everything in it. */
export function withDescendants(node: SvgNode): SvgNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}
