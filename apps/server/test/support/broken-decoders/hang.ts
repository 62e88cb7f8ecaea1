// A decoder that never comes to an end.
setInterval(() => {}, 1_000);
