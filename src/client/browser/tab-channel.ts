type TabChannel = {
  post: (message: unknown) => void;
  onMessage: (listener: (message: unknown) => void) => void;
  close: () => void;
};

export const hasTabChannels = (): boolean => "BroadcastChannel" in globalThis;

const noChannel: TabChannel = { post: () => {}, onMessage: () => {}, close: () => {} };

/** For messages between this site's tabs. A browser without BroadcastChannel sends and receives none. */
export function openTabChannel(name: string): TabChannel {
  if (!hasTabChannels()) return noChannel;
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel has one origin
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener("message", ({ data }) => listener(data)),
    close: () => channel.close(),
  };
}
