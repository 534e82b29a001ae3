console.log("read")
