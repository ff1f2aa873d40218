/** Who holds something that was sent and that no server has confirmed: a page that starts anew now would lose it. */

const senders = new Set<{ isWaiting(): boolean }>();

export const onItsWay = {
  add: (sender: { isWaiting(): boolean }): void => void senders.add(sender),
  delete: (sender: { isWaiting(): boolean }): void => void senders.delete(sender),
  isAnything: (): boolean => [...senders].some((sender) => sender.isWaiting()),
};
