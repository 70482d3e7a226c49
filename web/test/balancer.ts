import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** Passes every connection on to one of some ports of this machine: in turn, or to the next that answers. */
export interface Balancer {
  readonly address: string;
  close(): void;
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  let next = 0;
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    open.add(visitor);
    visitor.once('close', () => open.delete(visitor));
    visitor.on('error', () => visitor.destroy());
    passOn(visitor, next++, ports.length);
  });
  /** Nothing was read yet: whichever node takes the connection gets all of it. */
  function passOn(visitor: Socket, place: number, tries: number): void {
    const node = connect(ports[place % ports.length] ?? 0, '127.0.0.1');
    node.once('connect', () => {
      visitor.pipe(node).pipe(visitor);
      visitor.once('close', () => node.destroy());
      node.once('close', () => visitor.destroy());
    });
    node.on('error', () => {
      node.destroy();
      if (node.bytesRead === 0 && node.bytesWritten === 0 && tries > 1) passOn(visitor, place + 1, tries - 1);
      else visitor.destroy();
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      for (const visitor of open) visitor.destroy();
      server.close();
    },
  };
}
